module.exports = {
  reactStrictMode: true,
  poweredByHeader: false,
  compiler: { styledComponents: { displayName: false, pure: true } },
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: require('node:path').resolve(__dirname, '../..') },
}
