/** The parts of ES2023 that the house uses and Chrome 109, the last Chrome for Windows 7, lacks. */
import 'core-js/stable/array/to-reversed';
import 'core-js/stable/array/to-sorted';
import 'core-js/stable/array/to-spliced';
import 'core-js/stable/array/with';
