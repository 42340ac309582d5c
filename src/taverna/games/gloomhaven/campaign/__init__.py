"""What lies between scenarios, and what lasts: the world, the city, the road, growth and retirement (pp. 33-49)."""
