/** Creates a Postgres in the folder that is named on the command line; prints why it couldn't. */
import { createPgliteConnection } from '@supabase/lite/pglite';

try {
  const connection = await createPgliteConnection({ url: process.argv[2] ?? '' });
  await connection.driver.waitReady;
  await connection.close();
} catch (error) {
  console.error(error instanceof Error ? error.message : JSON.stringify(error));
  process.exitCode = 1;
}
