// A tool with a catalog of its own is written with one import.
@_exported import Galley
