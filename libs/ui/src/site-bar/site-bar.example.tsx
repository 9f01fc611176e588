import { ButtonLink, SiteBar, TextLink } from '@school/ui';

const links = [
  { key: 'home', label: 'Home', href: '#/', current: true },
  { key: 'about', label: 'About us', href: '#/about', current: false },
  { key: 'admissions', label: 'Admissions', href: '#/admissions', current: false },
];

export function SiteBarExample() {
  return (
    <SiteBar
      brand={<TextLink href="#/">M.L.M. Group of Schools</TextLink>}
      links={links}
      actions={<ButtonLink href="#/login">Log in</ButtonLink>}
    />
  );
}
