/** The oldest version of each package without a known vulnerability that concerns us. */
export const FLOORS: Record<string, string> = {
  fastify: '5.12.0',
  'react-router': '8.3.0',
  '@react-router/dev': '8.3.0',
  '@react-router/node': '8.3.0',
  vite: '8.0.5',
  nodemailer: '10.1.4',
  'pdfjs-dist': '6.2.108',
  node: '24.0.0',
}

/** Packages whose next major needs a decision first. */
export const MAJORS: Record<string, number> = { node: 24 }

/** Packages that may not be shipped: uploads are one raw body each, and our own code reads PDFs and images. */
export const UNWANTED = ['multer', 'busboy', 'image-size', 'jspdf']

/** Where the product runs; install scripts of packages for other platforms never start. */
export const PLATFORMS = { os: ['linux'], cpu: ['x64', 'arm64'] }
