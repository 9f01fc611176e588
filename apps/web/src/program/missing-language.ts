/** What ES2023, which the house is written in, has and Chrome 109 lacks. It is the last Chrome for Windows 7. */
import 'core-js/stable/array/to-reversed';
import 'core-js/stable/array/to-sorted';
import 'core-js/stable/array/to-spliced';
import 'core-js/stable/array/with';
