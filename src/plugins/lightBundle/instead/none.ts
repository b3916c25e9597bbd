// Stands for a client module that is not wanted in the bundle of every page.
