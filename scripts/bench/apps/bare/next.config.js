module.exports = {
  reactStrictMode: true,
  poweredByHeader: false,
  turbopack: { root: require('node:path').resolve(__dirname, '../..') },
}
