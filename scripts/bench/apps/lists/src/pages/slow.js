import Link from 'next/link'
export default function Slow() {
  for (
    const until = performance.now() + 300;
    typeof window !== 'undefined' && performance.now() < until;
  );
  return (
    <main>
      <h1>Slow</h1>
      <Link href='/spoiled'>back</Link>
    </main>
  )
}
