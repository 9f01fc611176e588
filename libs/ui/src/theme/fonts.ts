// Apart from the export list, so that a unit test which imports the kit does not have to load style sheets.
import '@fontsource-variable/inter';
import './devanagari.css';
