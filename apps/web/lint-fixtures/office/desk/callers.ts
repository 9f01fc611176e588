// A room of the office that knows what a family sees.
import { homePage } from '../../family/home-page';

export const callers = [homePage];
