import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../components/icon-button';

const Row = chakra('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: { base: '0.5', sm: '2' },
    marginTop: { base: '8', md: '10' },
  },
});
const Numbers = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', gap: { base: '0.5', sm: '1' } } });
const Page = chakra('button', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: 'touch',
    height: 'touch',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: 'medium',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover' },
    '&[aria-current=page]': { bg: 'accent', color: 'accent.fg', fontWeight: 'semibold' },
  },
});

export interface PaginationProps {
  /** Accessible name of the list. */
  readonly label: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** Accessible name of a page button, such as 'Page 3'. */
  readonly pageLabel: (page: number) => string;
  readonly page: number;
  readonly pages: number;
  /** The page numbers to offer. */
  readonly numbers: readonly number[];
  readonly onPage: (page: number) => void;
}

/** Page numbers with previous and next buttons. */
export function Pagination({
  label,
  previousLabel,
  nextLabel,
  pageLabel,
  page,
  pages,
  numbers,
  onPage,
}: PaginationProps) {
  return (
    <Row aria-label={label}>
      <IconButton
        label={previousLabel}
        icon={<ChevronLeft aria-hidden="true" />}
        disabled={page <= 1}
        onPress={() => onPage(page - 1)}
      />
      <Numbers>
        {numbers.map((number) => (
          <li key={number}>
            <Page
              type="button"
              aria-label={pageLabel(number)}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPage(number)}
            >
              {number}
            </Page>
          </li>
        ))}
      </Numbers>
      <IconButton
        label={nextLabel}
        icon={<ChevronRight aria-hidden="true" />}
        disabled={page >= pages}
        onPress={() => onPage(page + 1)}
      />
    </Row>
  );
}
