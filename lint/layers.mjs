// The layers of src, for .dependency-cruiser.mjs.

/** For each layer of src: the other layers that it may import. */
export const mayImport = {
  lib: [],
  contracts: ['lib'],
  domain: ['contracts', 'lib'],
  routes: ['contracts', 'lib'],
  api: ['contracts', 'lib'],
  ui: ['lib'],
  components: ['contracts', 'domain', 'lib', 'api', 'routes', 'ui'],
  shell: ['contracts', 'domain', 'lib', 'api', 'routes', 'ui', 'components'],
  features: ['contracts', 'domain', 'lib', 'api', 'routes', 'ui', 'components', 'shell'],
  server: ['contracts', 'domain', 'lib'],
  pages: ['contracts', 'routes', 'shell', 'features'],
}
export const layers = Object.keys(mayImport)
