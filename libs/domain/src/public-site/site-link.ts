/** A page of this site, such as `/about`; never another host, which `//` and `/\` would be. */
const PAGE = /^\/(?![/\\])[\w\-/?=&.%]{0,300}$/;
/** Without a name and password before the host, behind which another host could hide. */
const WEB = /^https?:\/\/[^\s\\/?#@<>"]+(?:[/?#][^\s\\<>"]*)?$/i;
const MAIL = /^mailto:[^\s\\<>"@]+@[^\s\\<>"@]+\.[^\s\\<>"@]+$/i;
const PHONE = /^tel:\+?[\d-]{6,20}$/i;

/** Whether a link leads to a page of this site, which the site shows without leaving it. */
export const isPageLink = (link: string): boolean => PAGE.test(link);

/**
 * Whether a link may stand on the public site (D93): a page of it, an address that begins with `https://` or `http://`, a mail
 * address or a phone number. Nothing that a browser would run is any of these.
 */
export const isSiteLink = (link: string): boolean =>
  [PAGE, WEB, MAIL, PHONE].some((shape) => shape.test(link));
