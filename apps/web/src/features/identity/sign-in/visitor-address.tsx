import { countryName } from '@seri/domain/people/country-name';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { type VisitorIpInfo, useIpInfo } from '../../site/ip-info.ts';
import styles from './visitor-address.module.css';

/** After cookies were accepted, shows the visitor's address and location, which a sign-in would record. */
export function VisitorAddress() {
  const info = useIpInfo();
  return info ? <AddressLine info={info} /> : null;
}

function AddressLine({ info: { ip, isLocal, country, city } }: { info: VisitorIpInfo }) {
  const text = useText();
  const language = useLanguage();
  const place = [city?.name, country && countryName(country.code, language)].filter(Boolean).join(', ');
  return (
    <p className={styles.line}>
      <span>
        {text('identity.yourAddress')} <span className="mono">{ip}</span>
        {isLocal && ` · ${text('identity.place.local')}`}
        {place && ` · ${place}`}
      </span>
      {place && (
        // The licence of DB-IP requires this link beside its data.
        <a href="https://db-ip.com" target="_blank" rel="noopener noreferrer">
          {text('identity.place.source', { source: 'DB-IP' })}
        </a>
      )}
    </p>
  );
}
