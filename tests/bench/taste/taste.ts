/** `npm run bench -- taste FOLDER`: the shipped ranking by taste on a MovieLens data set, compared with other ways. */
import { createItemCosines } from './item-cosines';
import { measure, type Measured } from './measured';
import { readMovieLens } from './movielens';
import { halves, likesOf, testedPeople } from './tested-people';
import { strategiesOn } from './strategies';

const folder = process.argv[process.argv.indexOf('taste') + 1];
if (folder === undefined) {
  console.error(
    'Which folder? It holds ratings.csv and movies.csv of MovieLens, from https://grouplens.org/datasets/movielens/.',
  );
  process.exit(1);
}
const data = await readMovieLens(folder);
const { tuning, reporting } = halves(testedPeople(data));
const ways = strategiesOn(data, createItemCosines(likesOf(data)));
const reported: Record<string, Measured> = {};
for (const [name, way] of [...Object.entries(ways.beside), ['ours', ways.ours] as const])
  reported[name] = measure(reporting, way);
console.log(`\nLater favorites predicted, for the ${reporting.length} people of the report`);
console.table(reported);
const tried: Record<string, Record<string, number>> = {};
for (const [name, way] of [['ours', ways.ours] as const, ...Object.entries(ways.tried)]) {
  const [tuned, held] = [measure(tuning, way), measure(reporting, way)];
  tried[name] = {
    'recall, tuning': tuned['recall@15'],
    'recall, reporting': held['recall@15'],
    'nDCG, tuning': tuned['nDCG@15'],
    'nDCG, reporting': held['nDCG@15'],
  };
}
console.log(`\nOther attempts, for the ${tuning.length} people for tuning and those of the report`);
console.table(tried);
