import { IconButton, Row } from '@school/ui';
import { Pause, Play, X } from 'lucide-react';
import { useState } from 'react';

export function IconButtonExample() {
  const [isPlaying, setPlaying] = useState(true);
  return (
    <Row>
      <IconButton
        label={isPlaying ? 'Pause the slides' : 'Play the slides'}
        icon={isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        onClick={() => setPlaying(!isPlaying)}
      />
      <IconButton label="Close" icon={<X aria-hidden="true" />} onClick={() => setPlaying(false)} />
    </Row>
  );
}
