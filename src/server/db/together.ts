/**
 * The answers to statements that do not wait for each other: they leave in one write, which costs more processor time
 * than most of them take. All have been answered when it resolves or throws, so that nothing is sent after the
 * transaction has ended, as may happen with `Promise.all`. None of them may leave the scope of the tenant
 * (`bypassRls`): the others would read outside it, too.
 */
export async function together<T extends readonly unknown[] | []>(
  statements: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const settled = await Promise.allSettled(statements)
  return settled.map((answer) => {
    if (answer.status === 'rejected') throw answer.reason
    return answer.value
  }) as { -readonly [K in keyof T]: Awaited<T[K]> }
}
