import GalleyCommands

GalleyTool.main()
