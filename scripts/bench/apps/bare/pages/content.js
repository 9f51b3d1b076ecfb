import Head from 'next/head'
import { useEffect, useState } from 'react'

// What the console's page reads, asked for in the head: `?reads=/app/api/v1/…&reads=…`.
const ask = `window.answers=new URLSearchParams(location.search).getAll('reads').map(function(path){return fetch(path,{headers:{'X-App':'X-App'}}).then(function(r){return r.json()})})`

/** Every text of an answer, one to a line. */
const textsOf = (value) =>
  value !== null && typeof value === 'object'
    ? Object.values(value).flatMap(textsOf)
    : [String(value)]

/** The least that a page with these data can be: it asks at once and lists the longest answer as plain text. */
export default function Content() {
  const [texts, setTexts] = useState([])
  useEffect(() => {
    void Promise.all(window.answers).then((answers) => {
      const lists = answers.map(textsOf)
      setTexts(lists.sort((a, b) => b.length - a.length)[0] ?? [])
    })
  }, [])
  return (
    <main>
      <Head>
        <script dangerouslySetInnerHTML={{ __html: ask }} />
      </Head>
      {/* With the data: drawn before them, it would be the largest text, and its time the time of the content. */}
      {texts.length > 0 && <h1>Content</h1>}
      <ul>
        {texts.slice(0, 300).map((text, i) => (
          <li key={i}>{text}</li>
        ))}
      </ul>
    </main>
  )
}
