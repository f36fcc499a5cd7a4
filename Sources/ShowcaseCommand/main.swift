import GalleyCommands
import Showcase

GalleyTool.main(showcase)
