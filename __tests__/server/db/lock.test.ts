import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockDirectory } from '@/server/db/embedded/directoryLock'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'console-lock-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

describe('データの置き場所の鍵', () => {
  const at = () => join(folder, 'data')
  test('使っているあいだは、二つ目を断り、だれが使っているかを言う', async () => {
    const release = await lockDirectory(at())
    await expect(lockDirectory(at())).rejects.toThrow(
      new RegExp(`別のプロセス \\(${process.pid} .*使用中です`),
    )
    release()
    expect(existsSync(`${at()}.lock`)).toBe(false)
    ;(await lockDirectory(at()))()
  })
  test('持ち主が落ちて残った鍵は引き継ぐ。同時に気づいた何人かのうち、1人だけ', async () => {
    const gone = spawn(process.execPath, ['-e', ''])
    const ended = new Promise((done) => gone.on('exit', done))
    await ended
    writeFileSync(`${at()}.lock`, `${gone.pid} 1`)
    const release = await lockDirectory(at())
    expect(readFileSync(`${at()}.lock`, 'utf8')).toMatch(new RegExp(`^${process.pid} `))
    release()
  })
  test('リンクは断る。リンク先で開いたサーバーと、互いに気づけないため', async () => {
    mkdirSync(join(folder, 'real'))
    symlinkSync(join(folder, 'real'), at())
    await expect(lockDirectory(at())).rejects.toThrow(/リンクのため、使えません。リンク先の/)
    rmSync(join(folder, 'real'), { recursive: true })
    await expect(lockDirectory(at())).rejects.toThrow(/リンクのため、使えません/)
  })
  test('置けない場所は、直し方を言って断る', async () => {
    writeFileSync(at(), '')
    await expect(lockDirectory(at())).rejects.toThrow(/フォルダではありません。別の場所を/)
    await expect(lockDirectory(join(at(), 'below'))).rejects.toThrow(
      /below にデータベースを置けません \((EEXIST|ENOTDIR)\)。書き込めるフォルダを/,
    )
    await expect(lockDirectory('/proc/nowhere/data')).rejects.toThrow(
      /にデータベースを置けません \(ENOENT\)/,
    )
  })
  test('番号が同じでも、始まった時刻の違うプロセスは別人', async () => {
    writeFileSync(`${at()}.lock`, `${process.pid} 1`)
    ;(await lockDirectory(at()))()
  })
})
