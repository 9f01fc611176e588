import ipaddr from 'ipaddr.js';

/**
 * The network from which one person calls: an IPv4 address itself, even when written as IPv6; for IPv6 the first 64 bits,
 * because the holder of one such address has its whole network.
 *
 * @param address as a socket or a trusted proxy names it; an invalid one is returned unchanged
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()}/64`;
}

/**
 * The range that a network of `networkOf` was probably assigned with: 24 bits of IPv4, or 48 of IPv6, as a provider assigns
 * them to one customer. An invalid network is returned unchanged.
 */
export function rangeOf(network: string): string {
  const [address = ''] = network.split('/');
  if (!ipaddr.isValid(address)) return network;
  const parsed = ipaddr.process(address);
  const [bits, kind] = parsed.kind() === 'ipv4' ? ([24, ipaddr.IPv4] as const) : ([48, ipaddr.IPv6] as const);
  return `${kind.networkAddressFromCIDR(`${parsed.toString()}/${bits}`).toString()}/${bits}`;
}

/** Whether a call comes from the office's own PC. */
export const isOwnPc = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
