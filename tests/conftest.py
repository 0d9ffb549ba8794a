"""What all tests share: how hypothesis searches."""

from hypothesis import Phase, settings

settings.register_profile("finding", phases=[Phase.explicit, Phase.generate], print_blob=False)
"""Finds failures without looking for their smallest example: `--hypothesis-profile=finding`."""
