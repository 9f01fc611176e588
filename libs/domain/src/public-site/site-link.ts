/** A page of this site, such as `/about`; never another host, which `//` and `/\` would be. */
const PAGE = /^\/(?![/\\])[\w\-/?=&.%]{0,300}$/;
/** A web address without name and password before the host, which could hide another host. */
const WEB = /^https?:\/\/[^\s\\/?#@<>"]+(?:[/?#][^\s\\<>"]*)?$/i;
const MAIL = /^mailto:[^\s\\<>"@]+@[^\s\\<>"@]+\.[^\s\\<>"@]+$/i;
const PHONE = /^tel:\+?[\d-]{6,20}$/i;

/** Whether a link leads to a page of this site, which opens without leaving the site. */
export const isPageLink = (link: string): boolean => PAGE.test(link);

/**
 * Whether a link is allowed on the public site (D93): a page of the site, an address that begins with `https://` or `http://`, a
 * mail address or a phone number. None of these can be a script that a browser would run.
 */
export const isSiteLink = (link: string): boolean =>
  [PAGE, WEB, MAIL, PHONE].some((shape) => shape.test(link));
