import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { FAVORITES } from '../config/messages/favorites';
import { SYNC } from '../config/messages/sync';
import { WATCHED } from '../config/messages/watched';
import { ROUTES } from '../config/routes';
import { useRefused } from '../data/hooks/use-refused';
import { toasts } from '../ui/toast';

const SENTENCES = { favorite: FAVORITES.refused, watched: WATCHED.failed } as const;

/** Says that the server refused a mark, when it happens; those of earlier visits are counted in the frame. */
export function RefusalNotices() {
  const refused = useRefused();
  const navigate = useNavigate();
  const told = useRef<ReadonlySet<string> | null>(null);

  useEffect(() => {
    if (!refused) return;
    const before = told.current;
    told.current = new Set(refused.map(({ op }) => op));
    const fresh = before === null ? [] : refused.filter(({ op }) => !before.has(op));
    for (const kind of new Set(fresh.map((mark) => mark.kind))) {
      const action = { label: SYNC.seeWhy, onSelect: () => void navigate(ROUTES.sync) };
      toasts.show({ kind: 'error', text: SENTENCES[kind], action });
    }
  }, [refused, navigate]);

  return null;
}
