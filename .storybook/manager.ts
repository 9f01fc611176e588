import { addons } from 'storybook/manager-api';
// Not imported from the kit's index: the frame around the stories has its own React and must not load the whole kit.
import { lightTheme } from '../libs/ui/src/theme/light';
import { storybookLook } from './docs/look';

addons.setConfig({ theme: storybookLook(lightTheme, 'M.L.M. Group of Schools: the kit') });
