import { Carousel } from '@school/ui';
import { useSiteMessages } from './messages';
import classroom from './pictures/classroom.svg';
import playground from './pictures/playground.svg';
import school from './pictures/school.svg';
import { useRemotePicture } from './use-remote-picture';

const size = { width: 900, height: 500 };
const remote = (slide: number) => `https://picsum.photos/${size.width}/${size.height}?random=${slide}`;

/** Three slides with random pictures of the placeholder service, or ours without it (section 2, D37). */
export function HomeCarousel() {
  const { home } = useSiteMessages();
  const pictures = [
    useRemotePicture(remote(1), school),
    useRemotePicture(remote(2), classroom),
    useRemotePicture(remote(3), playground),
  ];
  const slides = home.slides.map(({ heading, text }, index) => ({
    key: heading,
    heading,
    text,
    image: { src: pictures[index] ?? school, alt: '', ...size },
  }));
  return <Carousel label={home.carousel} slides={slides} />;
}
