import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

type Imports = { file: string; code: string; rule?: string }

/** Forbidden imports, each with the rule of .dependency-cruiser.mjs that refuses it. */
const forbidden: Imports[] = [
  { file: 'src/ui/x1.ts', code: "import '@/contracts/offerings'", rule: 'layer-ui' },
  { file: 'src/features/a/x2.ts', code: "import '@/server/db'", rule: 'layer-features' },
  { file: 'src/pages/x3.ts', code: "import '@/server/db'", rule: 'layer-pages' },
  { file: 'src/pages/api/x4.ts', code: "import '@/ui/tokens'", rule: 'layer-pages-api' },
  { file: 'src/features/dashboard/x5.ts', code: "import '@/features/chat/y'", rule: 'area' },
  { file: 'src/contracts/x6.ts', code: "import '../lib/date'", rule: 'alias' },
  { file: 'src/routes/x7.ts', code: "import '@/contracts/offerings'", rule: 'route-codecs' },
  { file: 'src/server/x8.ts', code: "import 'zod'", rule: 'zod-mini' },
  { file: 'src/features/a/x9.ts', code: "import 'next/link'", rule: 'next-link' },
  {
    file: 'src/contracts/a/index.ts',
    code: "import { Offering } from './schemas'",
    rule: 'lazy-schemas',
  },
  {
    file: 'src/contracts/b/index.ts',
    code: "import { Offering } from '@/contracts/offerings/schemas'",
    rule: 'lazy-schemas',
  },
  { file: 'src/contracts/x10.ts', code: "import * as z from 'zod/mini'", rule: 'lazy-schemas' },
  {
    file: 'src/features/a/X11.tsx',
    code: "import { Offering } from '@/contracts/offerings/schemas'",
    rule: 'lazy-schemas',
  },
  {
    file: 'src/features/a/X12.tsx',
    code: "import schema from '@/features/a/y.schema'",
    rule: 'lazy-schemas',
  },
  {
    file: 'src/server/modules/offerings/x13.ts',
    code: "import { membersOf } from '@/server/modules/groups/repository'",
    rule: 'module-offerings',
  },
  {
    file: 'src/server/modules/groups/x14.ts',
    code: "import type { NewOffering } from '@/server/modules/offerings/service'",
    rule: 'module-groups',
  },
  {
    file: 'src/server/modules/chat/x15.ts',
    code: "import '@/server/worker-app/apply'",
    rule: 'above-modules',
  },
  {
    file: 'src/server/modules/chat/records/x16.ts',
    code: "import '@/server/modules/chat/service'",
    rule: 'records',
  },
  {
    file: 'src/server/platform/x17.ts',
    code: "import '@/server/modules/workers/records/blocks'",
    rule: 'below-modules',
  },
  {
    file: 'src/server/jobs/handlers/x18.ts',
    code: "import '@/server/modules/offers/rescreen'",
    rule: 'jobs',
  },
  { file: 'src/server/jobs/x19.ts', code: "import '@/server/app'", rule: 'below-modules' },
  {
    file: 'src/server/worker-app/x20.ts',
    code: "import '@/server/main'",
    rule: 'above-worker-app',
  },
  {
    file: 'src/server/worker-app/x21.ts',
    code: "import '@/server/modules/clients/service'",
    rule: 'worker-app',
  },
  { file: 'src/server/jobs/registry.ts', code: "import '@/server/main'", rule: 'above-jobs' },
  { file: 'src/server/demo/x22.ts', code: "import '@/server/app'", rule: 'above-demo' },
  { file: 'src/server/demo/x23.ts', code: "import '@/server/modules/chat/service'", rule: 'demo' },
  { file: 'src/lib/x24.ts', code: "import './x25'\nexport const a = 1", rule: 'circle' },
]
const allowed: Imports[] = [
  // The other file of the circle, which is reported only once.
  { file: 'src/lib/x25.ts', code: "import './x24'\nexport const b = 1" },
  { file: 'src/routes/y1.ts', code: "import { codec } from '@/contracts/offerings/query'" },
  { file: 'src/contracts/a/y2.ts', code: "import type { Offering } from './schemas'" },
  {
    file: 'src/contracts/c/schemas.ts',
    code: "import * as z from 'zod/mini'\nimport { id } from '@/contracts/common/schemas'",
  },
  {
    file: 'src/features/a/y3.schema.ts',
    code: "import * as z from 'zod/mini'\nimport { Input } from '@/contracts/offerings/schemas'",
  },
  { file: 'src/features/a/Y4.tsx', code: "void import('./y3.schema')" },
  { file: 'src/server/y5.ts', code: "import { Offering } from '@/contracts/offerings/schemas'" },
  {
    file: 'src/server/modules/offerings/y6.ts',
    code: "import { groupsOf } from '@/server/modules/groups/service'",
  },
  {
    file: 'src/server/worker-app/y7.ts',
    code: "import { lockOffering } from '@/server/modules/matchings/service'",
  },
  {
    file: 'src/server/modules/chat/y8.ts',
    code: "import '@/server/modules/workers/records/blocks'",
  },
  { file: 'src/pages/api/y9.ts', code: "import '@/server/config'" },
  { file: 'src/ui/buttons/y10.ts', code: "import 'next/link'" },
  { file: 'src/lib/y11.ts', code: "import type { B } from './y12'\nexport const a = 1" },
  { file: 'src/lib/y12.ts', code: "import { a } from './y11'\nexport type B = typeof a" },
]

/** Writes the files, and those that they import, into a temporary folder. */
function writeTree(root: string, files: readonly Imports[]) {
  const write = (file: string, code: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), code)
  }
  for (const { file, code } of files) write(file, code)
  for (const { file, code } of files)
    for (const [, specifier = ''] of code.matchAll(/'((?:@\/|\.)[^']+)'/g)) {
      const path = specifier.startsWith('@/')
        ? `src/${specifier.slice(2)}`
        : join(dirname(file), specifier)
      if (!existsSync(join(root, `${path}.ts`))) write(`${path}.ts`, 'export {}')
    }
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  cpSync('tsconfig.json', join(root, 'tsconfig.json'))
}

test('層とモジュールの決まりと輪は、dependency-cruiserが実際に止める', () => {
  const root = mkdtempSync(join(tmpdir(), 'imports-'))
  try {
    writeTree(root, [...forbidden, ...allowed])
    const { stdout } = spawnSync(
      process.execPath,
      [
        resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
        ...['src', '--config', resolve('.dependency-cruiser.mjs'), '--output-type', 'json'],
      ],
      { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    )
    const { summary } = JSON.parse(stdout) as {
      summary: { violations: { from: string; rule: { name: string } }[] }
    }
    expect(summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`).sort()).toEqual(
      forbidden.map(({ file, rule }) => `${file}: ${rule}`).sort(),
    )
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})
