import { Button, useToast } from '@school/ui';

export function ToastExample() {
  const { showToast } = useToast();
  return <Button onClick={() => showToast('Student updated', 'success')}>Save</Button>;
}
