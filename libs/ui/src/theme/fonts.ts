// Separate from the export list, so that a unit test that imports the kit does not load style sheets.
import '@fontsource-variable/inter';
import './devanagari.css';
