import { createContext, useContext } from 'react'
import styled from 'styled-components'
import { instead } from '@/features/gallery/instead'
import type { Part } from '@/features/gallery/partsOf'
import { Fold } from '@/ui/data-display/Fold'
import { color, font } from '@/ui/tokens'

const dirname = (file: string) => file.slice(0, file.lastIndexOf('/'))

/** The descriptions of the parts, read from the files of `src/ui`. */
export const PartsContext = createContext<readonly Part[]>([])

/** How to use the parts in these folders of `src/ui`: their purpose, what to use instead, and their props. */
export function Usages({ of: folders }: { of: readonly string[] }) {
  const parts = useContext(PartsContext)
  return (
    <List>
      {parts
        .filter(({ file }) => folders.includes(dirname(file)))
        .map(({ name, file, description, props }) => (
          <Fold key={name} look='link' summary={name}>
            <p lang='en'>{description}</p>
            {instead[name] && <p lang='en'>{instead[name]}</p>}
            <code>{`import { ${name} } from '@/ui/${file.replace(/\.tsx$/, '')}'`}</code>
            {props && <pre tabIndex={-1}>{props}</pre>}
          </Fold>
        ))}
    </List>
  )
}

const List = styled.div`
  display: grid;
  gap: 4px;
  font-size: ${font.s};
  p {
    color: ${color.ink2};
  }
  pre {
    overflow-x: auto;
  }
`
