import { UpdateNotice } from '@school/ui';
import { useState } from 'react';

export function UpdateNoticeExample() {
  const [isLater, setLater] = useState(false);
  const [isUpdating, setUpdating] = useState(false);
  if (isLater) return <p>It is offered again in an hour.</p>;
  return (
    <UpdateNotice loading={isUpdating} onUpdate={() => setUpdating(true)} onLater={() => setLater(true)} />
  );
}
