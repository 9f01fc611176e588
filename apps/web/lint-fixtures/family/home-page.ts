export const homePage = 'home';
