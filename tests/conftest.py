"""What all tests share: `tests` is on the path, so the kit and the toy game are `kit.kit` and `core.toy`."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile("taverna", deadline=None, suppress_health_check=list(HealthCheck), print_blob=False)
settings.load_profile("taverna")
