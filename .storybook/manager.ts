import { addons } from 'storybook/manager-api';
// Not from the export list: the frame around the stories has a React of its own, without all that the kit wants.
import { lightTheme } from '../libs/ui/src/theme/light';
import { storybookLook } from './docs/look';

addons.setConfig({ theme: storybookLook(lightTheme, 'M.L.M. Group of Schools: the kit') });
