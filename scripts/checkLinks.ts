import {checkLinks, outsideLinks} from './links/outsideLinks';

/**
 * Requests every page of another site that the built site links to. Fails when
 * one is missing; a server that refuses a script is only listed, as a person
 * may well be let in.
 */
async function main(): Promise<void> {
  const site = process.env.SITE_URL ?? 'https://lumped.example';
  const results = await checkLinks(outsideLinks('build', new URL(site).host));
  for (const {state, url, answer, file} of results) {
    if (state !== 'found') {
      console.log(`${state}: ${url} (${answer}), in ${file}`);
    }
  }
  const missing = results.filter(({state}) => state === 'missing').length;
  console.log(`${results.length} outside links, ${missing} missing`);
  process.exitCode = missing > 0 ? 1 : 0;
}

await main();
