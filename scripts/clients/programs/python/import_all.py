"""Imports every module below the package that is named."""

import importlib
import pkgutil
import sys

package = importlib.import_module(sys.argv[1])
for module in pkgutil.walk_packages(getattr(package, "__path__", []), f"{package.__name__}."):
    importlib.import_module(module.name)
