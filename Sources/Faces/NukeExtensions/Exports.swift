// What Nuke had in one module until version 11.
@_exported import NukeFace
