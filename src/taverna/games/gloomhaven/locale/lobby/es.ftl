game-about = Dos cartas por turno, y la mazmorra se queda el resto. Dieciocho clases, los 95 escenarios, mazmorras al azar y la campaña entera.
