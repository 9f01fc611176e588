import { Tile, TileGrid } from '@school/ui';
import { IndianRupee, Users } from 'lucide-react';

export function TileExample() {
  return (
    <TileGrid>
      <Tile label="Students" value="1,204" hint="1,150 present today" icon={<Users aria-hidden="true" />} />
      <Tile label="Collected today" value="₹1,23,456.50" icon={<IndianRupee aria-hidden="true" />} />
    </TileGrid>
  );
}
