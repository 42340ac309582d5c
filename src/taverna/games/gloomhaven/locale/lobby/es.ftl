game-about = Dos cartas por turno, y la mazmorra se queda el resto. Seis clases, más de setenta escenarios, mazmorras al azar y la campaña entera.
