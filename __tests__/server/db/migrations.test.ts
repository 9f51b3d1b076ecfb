import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@/server/db/client'
import { EmbeddedEngine } from '@/server/db/embedded/engine'

const folder = mkdtempSync(join(tmpdir(), 'console-migrations-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

test('以前の版の表があるフォルダは開かず、どのフォルダをどうすればよいかを言い、何も変えない', async () => {
  const dir = join(folder, 'data')
  const applied = 'drizzle.__drizzle_migrations'
  const before = await EmbeddedEngine.open(dir, () => {})
  await before.maintain(`create schema drizzle;
    create table ${applied} (id serial primary key, hash text not null, created_at bigint);
    insert into ${applied} (hash, created_at) values ('older', 1)`)
  await before.close()
  await expect(openDatabase({ dir })).rejects.toThrow(
    `このデータベースの表は以前の版で作られたもので、この版では使えません。フォルダ ${dir} を削除するか、別の場所に移してから、もう一度実行してください。`,
  )
  const after = await EmbeddedEngine.open(dir, () => {})
  const found = await after.inTurn((client) => client.query(`select hash from ${applied}`))
  expect(found.rows).toEqual([{ hash: 'older' }])
  await after.close()
}, 120_000)
