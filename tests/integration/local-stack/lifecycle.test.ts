import { createServer } from 'node:net';
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectTo, newMember } from './client';
import { makeTempFolders, type TempFolders } from './temp-folders';
import { started, startProcess, type ServerProcess } from './server-process';

let folders: TempFolders;
let running: ServerProcess[];

beforeEach(() => {
  folders = makeTempFolders();
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((server) => server.end('SIGKILL')));
  folders.remove();
});

async function start(): Promise<ServerProcess> {
  const server = started(await startProcess({ PORT: '0', MATINEE_DATA: folders.data }, folders.build));
  running.push(server);
  return server;
}

describe('the lifecycle of a server', () => {
  it('keeps accounts, sessions and rows when it is killed, and restarts at once', async () => {
    const first = await start();
    const { client, id, email, password } = await newMember(first.url, 'fan@example.com');
    const { data } = await client.auth.getSession();
    const favorite = await client.from('user_favorites').insert({ user_id: id, movie_id: 278 });
    expect(favorite.error).toBeNull();
    await first.end('SIGKILL');
    expect(existsSync(join(folders.data, 'lock.json'))).toBe(true);

    const second = await start();
    const again = connectTo(second.url);
    expect((await again.auth.signInWithPassword({ email, password })).error).toBeNull();
    expect((await again.from('user_favorites').select('movie_id')).data).toEqual([{ movie_id: 278 }]);
    const user = await again.auth.getUser(data.session?.access_token);
    expect(user.data.user?.email, 'tokens are still good: the secret was kept').toBe(email);
  });

  it('says how to join, exits cleanly on SIGTERM and leaves no lock', async () => {
    const server = await start();
    expect(server.printed()).toContain('\nSign up with any email: ');
    expect(await server.end('SIGTERM')).toBe(0);
    expect(readdirSync(folders.data).sort()).toEqual(['database', 'token-secret']);
    const modes = ['', 'database', 'token-secret'].map((name) => statSync(join(folders.data, name)).mode & 0o777);
    expect(modes, 'for its owner alone').toEqual([0o700, 0o700, 0o600]);
  });

  it('starts over when it was killed while it created its database', async () => {
    mkdirSync(join(folders.data, 'database.new/base'), { recursive: true });
    writeFileSync(join(folders.data, 'database.new/base/half'), '');
    const server = await start();
    expect(readdirSync(folders.data)).not.toContain('database.new');
    expect((await newMember(server.url, 'fan@example.com')).id).toBeTruthy();
  });

  it('reports a damaged database', async () => {
    const database = join(folders.data, 'database');
    mkdirSync(database, { recursive: true });
    writeFileSync(join(database, 'PG_VERSION'), '17');
    const failed = await startProcess({ PORT: '0', MATINEE_DATA: folders.data }, folders.build);
    expect(failed).toMatchObject({ code: 1 });
    expect('output' in failed && failed.output).toMatch(
      /^We can’t open the database in .* \(.*\)\. Move that folder away to start with an empty one\.\n$/,
    );
  });

  it('refuses a data folder in use by another server, in one sentence that names it', async () => {
    const first = await start();
    const second = await startProcess({ PORT: '0', MATINEE_DATA: folders.data }, folders.build);
    expect(second).toEqual({
      code: 1,
      output: `The data folder ${folders.data} is in use by process ${first.pid}. Stop that process, or set MATINEE_DATA to another folder.\n`,
    });
  });

  it('refuses a port in use, in one sentence, and leaves the data folder alone', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    expect(await startProcess({ PORT: String(port), MATINEE_DATA: folders.data }, folders.build)).toEqual({
      code: 1,
      output: `Port ${port} is taken. Set PORT to another one.\n`,
    });
    expect(existsSync(folders.data)).toBe(false);
    await new Promise((resolve) => other.close(resolve));
  });

  it('reports a missing build', async () => {
    const folder = join(folders.build, 'nothing');
    expect(await startProcess({ PORT: '0', MATINEE_DATA: folders.data }, folder)).toEqual({
      code: 1,
      output: `There’s no build in ${folder}. Run "npm run build" first.\n`,
    });
  });
});
