const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** An amount as whole US dollars, '$63,000,000'. */
export function moneyText(dollars: number): string {
  return DOLLARS.format(dollars);
}
