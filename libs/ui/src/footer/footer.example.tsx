import { Footer, TextLink } from '@school/ui';

export function FooterExample() {
  return (
    <Footer
      links={[
        { key: 'about', link: <TextLink href="#/about">About us</TextLink> },
        { key: 'contact', link: <TextLink href="#/contact">Contact</TextLink> },
      ]}
    >
      M.L.M. Group of Schools, Kanpur
    </Footer>
  );
}
