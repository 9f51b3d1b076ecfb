import Link from 'next/link'
export default function Bare() {
  return (
    <main>
      <h1>Bare</h1>
      <Link href='/second'>second</Link>
    </main>
  )
}
