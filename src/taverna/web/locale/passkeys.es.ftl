# Llaves de acceso: entrar sin contraseña, donde el servidor las tiene.
passkeys = Entrar desde cualquier dispositivo
passkeys-about = Una llave de acceso la guarda tu móvil, tu ordenador o una llave de seguridad. Con ella tus mesas y tu historial son tuyos en cualquier dispositivo, y nada se pierde con este navegador. Sin contraseña ni correo.
passkeys-enter-about = Si ya tienes una, entra con ella: lo que este navegador tenía se suma.
passkeys-added = creada
passkeys-used = usada por última vez
passkeys-remove = Quitar
passkeys-remove-which = Quitar la llave de acceso { $n }: { $which }
passkeys-stay = Siguen valiendo aunque dejes solo este dispositivo (abajo). Quita las que hayas perdido.
passkeys-leave = Salir de este navegador
passkeys-new = Crear una llave de acceso
passkeys-enter = Entrar con llave de acceso
passkeys-without = Hace falta un navegador que admita llaves de acceso, con los scripts permitidos.
passkeys-failed = No se ha hecho nada: se canceló o tardó demasiado.
passkeys-there = Este dispositivo ya tiene una llave de acceso tuya.
