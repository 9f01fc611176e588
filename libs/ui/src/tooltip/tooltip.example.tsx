import { IconButton, Tooltip } from '@school/ui';
import { Keyboard } from 'lucide-react';
import { useState } from 'react';

export function TooltipExample() {
  const [isPressed, setPressed] = useState(false);
  return (
    <Tooltip label="Keyboard shortcuts" side="end">
      <IconButton
        label="Keyboard shortcuts"
        title={undefined}
        aria-pressed={isPressed}
        icon={<Keyboard aria-hidden="true" />}
        onClick={() => setPressed(!isPressed)}
      />
    </Tooltip>
  );
}
